/**
 * @generated SignedSource<<1fe6119cf5b92bd91a0b7e2e126a1c55>>
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
      readonly id: string;
      readonly shortCode: string;
      readonly title: string | null | undefined;
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
  readonly " $fragmentType": "UrlTable_urls";
};
export type UrlTable_urls$key = {
  readonly " $data"?: UrlTable_urls$data;
  readonly " $fragmentSpreads": FragmentRefs<"UrlTable_urls">;
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

(node as any).hash = "e5bd8dd1d4eff90336485e583cffec44";

export default node;
