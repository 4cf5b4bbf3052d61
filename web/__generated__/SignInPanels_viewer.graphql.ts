/**
 * @generated SignedSource<<cd360e04eb8f8e7774d76f728dfc9e9c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SignInPanels_viewer$data = {
  readonly identityManagedAt: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"SessionsPanel_viewer">;
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
      "name": "SessionsPanel_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "7ed80e344484522c014708ed40db4b40";

export default node;
