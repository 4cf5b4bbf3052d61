/**
 * @generated SignedSource<<6696bc98689c4cf210b8b9ac8b8684cd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WarningsPanel_viewer$data = {
  readonly sendsEmail: boolean;
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sendsEmail",
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "172bf51a72aacfa6eae299af7092102b";

export default node;
