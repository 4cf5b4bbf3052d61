/**
 * @generated SignedSource<<855b977f82c48663e14886f7a705ebff>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type QuickActions_viewer$data = {
  readonly canUpgrade: boolean;
  readonly " $fragmentType": "QuickActions_viewer";
};
export type QuickActions_viewer$key = {
  readonly " $data"?: QuickActions_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"QuickActions_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "QuickActions_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canUpgrade",
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "04b7cb540d33a4af9d7b84cec9fb8681";

export default node;
