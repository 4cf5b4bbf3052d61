/**
 * @generated SignedSource<<e78bd6300057739bc204912e783669b4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SignInPanels_viewer$data = {
  readonly identityManagedAt: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"EmailPanel_viewer" | "PasskeysPanel_viewer" | "ProgramsPanel_viewer" | "SecondStepPanel_viewer" | "SessionsPanel_viewer">;
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
      "name": "PasskeysPanel_viewer"
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

(node as any).hash = "8b144c1c27ec1bc0d7b608de38f10d29";

export default node;
