/**
 * @generated SignedSource<<3aa14f42ad55dbb7066cffb399537127>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CountCells_url$data = {
  readonly clickCount: number;
  readonly visitors: number;
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
      "name": "visitors",
      "storageKey": null
    }
  ],
  "type": "ShortUrl",
  "abstractKey": null
};

(node as any).hash = "032744977c877cdf01ccba66b72554a0";

export default node;
