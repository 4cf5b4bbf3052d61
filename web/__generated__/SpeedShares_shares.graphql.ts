/**
 * @generated SignedSource<<bf2a51ea9a9db4060cfc6a5cf66bd70b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SpeedShares_shares$data = ReadonlyArray<{
  readonly mbps: number;
  readonly percentage: number | null | undefined;
  readonly " $fragmentType": "SpeedShares_shares";
}>;
export type SpeedShares_shares$key = ReadonlyArray<{
  readonly " $data"?: SpeedShares_shares$data;
  readonly " $fragmentSpreads": FragmentRefs<"SpeedShares_shares">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "SpeedShares_shares",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mbps",
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
  "type": "SpeedShare",
  "abstractKey": null
};

(node as any).hash = "abee8c3972b93cd2306a562bf7d829d3";

export default node;
