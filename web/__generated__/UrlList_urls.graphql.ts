/**
 * @generated SignedSource<<1fcd6f9ad8a658d6e0ddbd6bbd5ca317>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UrlList_urls$data = {
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly clickCount: number;
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"UrlRow_url">;
    };
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"UrlTable_urls">;
  readonly " $fragmentType": "UrlList_urls";
};
export type UrlList_urls$key = {
  readonly " $data"?: UrlList_urls$data;
  readonly " $fragmentSpreads": FragmentRefs<"UrlList_urls">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UrlList_urls",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ShortUrlEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ShortUrl",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "clickCount",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "UrlRow_url"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UrlTable_urls"
    }
  ],
  "type": "ShortUrlConnection",
  "abstractKey": null
};

(node as any).hash = "2b6a3d2163c174c2af865636d9527414";

export default node;
