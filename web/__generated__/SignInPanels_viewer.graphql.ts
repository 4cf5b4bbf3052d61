/**
 * @generated SignedSource<<eac99eab13d5bfdde2c1afab942a0736>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SignInPanels_viewer$data = {
  readonly identityManagedAt: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"EmailPanel_viewer" | "SessionsPanel_viewer">;
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
      "name": "SessionsPanel_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "5d52643f52b28a693b2900e17b99a6ac";

export default node;
