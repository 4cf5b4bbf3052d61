/**
 * @generated SignedSource<<7a520ef4524fc6f6b6ae2ea824ef2980>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FactShares_shares$data = ReadonlyArray<{
  readonly clicks: number;
  readonly label: string;
  readonly percentage: number;
  readonly " $fragmentType": "FactShares_shares";
}>;
export type FactShares_shares$key = ReadonlyArray<{
  readonly " $data"?: FactShares_shares$data;
  readonly " $fragmentSpreads": FragmentRefs<"FactShares_shares">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "FactShares_shares",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "label",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "clicks",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "percentage",
      "storageKey": null
    }
  ],
  "type": "FactShare",
  "abstractKey": null
};

(node as any).hash = "4ce760cef89b2173c10a446d297a28d0";

export default node;
