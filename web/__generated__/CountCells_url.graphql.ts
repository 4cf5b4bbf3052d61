/**
 * @generated SignedSource<<a866909c439e36497a1fbd430f587807>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CountCells_url$data = {
  readonly clickCount: number;
  readonly uniqueVisitors: number;
  readonly " $fragmentType": "CountCells_url";
};
export type CountCells_url$key = {
  readonly " $data"?: CountCells_url$data;
  readonly " $fragmentSpreads": FragmentRefs<"CountCells_url">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CountCells_url",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "clickCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "uniqueVisitors",
      "storageKey": null
    }
  ],
  "type": "ShortUrl",
  "abstractKey": null
};

(node as any).hash = "6bfa2d512f8c6b516cdf5a3367fa52e1";

export default node;
