/**
 * @generated SignedSource<<cd564356f864d69a6db7b0070d9cc45b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Hops_hop$data = ReadonlyArray<{
  readonly status: number | null | undefined;
  readonly tookMs: number | null | undefined;
  readonly url: string;
  readonly " $fragmentType": "Hops_hop";
}>;
export type Hops_hop$key = ReadonlyArray<{
  readonly " $data"?: Hops_hop$data;
  readonly " $fragmentSpreads": FragmentRefs<"Hops_hop">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "Hops_hop",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "url",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tookMs",
      "storageKey": null
    }
  ],
  "type": "UrlHop",
  "abstractKey": null
};

(node as any).hash = "cf5ca920b2fd3693fae610948106b2d1";

export default node;
