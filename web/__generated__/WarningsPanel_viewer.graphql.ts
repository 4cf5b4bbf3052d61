/**
 * @generated SignedSource<<1b0c09eabc6fe700972c25b300494fd8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WarningsPanel_viewer$data = {
  readonly wantsWarnings: boolean;
  readonly " $fragmentType": "WarningsPanel_viewer";
};
export type WarningsPanel_viewer$key = {
  readonly " $data"?: WarningsPanel_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"WarningsPanel_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WarningsPanel_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "wantsWarnings",
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "63730da16d34e0767ba6f5b0b78c1ccc";

export default node;
