/**
 * @generated SignedSource<<f9547dd38787da176a3f4660a6be00f0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SignInPanels_viewer$data = {
  readonly identityManagedAt: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"EmailPanel_viewer" | "ProgramsPanel_viewer" | "SecondStepPanel_viewer" | "SessionsPanel_viewer">;
  readonly " $fragmentType": "SignInPanels_viewer";
};
export type SignInPanels_viewer$key = {
  readonly " $data"?: SignInPanels_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"SignInPanels_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SignInPanels_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "identityManagedAt",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EmailPanel_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SecondStepPanel_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SessionsPanel_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProgramsPanel_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "d62c5254f5a2e4cd5b63d91f3e99c06c";

export default node;
