/**
 * @generated SignedSource<<c843af4cf2d8d67db65f46ec04eef7d1>>
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
  readonly pages: {
    readonly around: ReadonlyArray<{
      readonly cursor: string;
    }>;
    readonly last: {
      readonly cursor: string;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"ListPages_pages">;
  };
  readonly totalCount: number;
  readonly " $fragmentType": "UrlList_urls";
};
export type UrlList_urls$key = {
  readonly " $data"?: UrlList_urls$data;
  readonly " $fragmentSpreads": FragmentRefs<"UrlList_urls">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "cursor",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UrlList_urls",
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
      "alias": null,
      "args": null,
      "concreteType": "PageCursors",
      "kind": "LinkedField",
      "name": "pages",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "PageCursor",
          "kind": "LinkedField",
          "name": "last",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PageCursor",
          "kind": "LinkedField",
          "name": "around",
          "plural": true,
          "selections": (v0/*:: as any*/),
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
})();

(node as any).hash = "98f5afe957275f42e7b30a6d2aed9345";

export default node;
