/**
 * @generated SignedSource<<8924a41208d1afea7d17bb1d29058dab>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UrlTable_urls$data = {
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly domain: string | null | undefined;
      readonly id: string;
      readonly shortCode: string;
      readonly title: string | null | undefined;
    };
  }>;
  readonly pages: {
    readonly count: number;
    readonly " $fragmentSpreads": FragmentRefs<"ListPages_pages">;
  } | null | undefined;
  readonly totalCount: number;
  readonly " $fragmentType": "UrlTable_urls";
};
export type UrlTable_urls$key = {
  readonly " $data"?: UrlTable_urls$data;
  readonly " $fragmentSpreads": FragmentRefs<"UrlTable_urls">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UrlTable_urls",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalCount",
      "storageKey": null
    },
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
              "name": "title",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "shortCode",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "domain",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "NumberedPages",
      "kind": "LinkedField",
      "name": "pages",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "count",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ListPages_pages"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ShortUrlConnection",
  "abstractKey": null
};

(node as any).hash = "206795db1520c5ffed4c0b3d304558bd";

export default node;
