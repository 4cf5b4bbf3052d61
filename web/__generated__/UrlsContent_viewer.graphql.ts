/**
 * @generated SignedSource<<34bbb2b95e329f9d9c40c5f0238f9df9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UrlsContent_viewer$data = {
  readonly urls: {
    readonly totalCount: number;
    readonly " $fragmentSpreads": FragmentRefs<"UrlList_urls">;
  };
  readonly usage: {
    readonly urlCount: number;
  };
  readonly " $fragmentSpreads": FragmentRefs<"PlanFooter_viewer">;
  readonly " $fragmentType": "UrlsContent_viewer";
};
export type UrlsContent_viewer$key = {
  readonly " $data"?: UrlsContent_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"UrlsContent_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "filter"
    },
    {
      "kind": "RootArgument",
      "name": "first"
    },
    {
      "kind": "RootArgument",
      "name": "order"
    },
    {
      "kind": "RootArgument",
      "name": "page"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "UrlsContent_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Usage",
      "kind": "LinkedField",
      "name": "usage",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "urlCount",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "filter",
          "variableName": "filter"
        },
        {
          "kind": "Variable",
          "name": "first",
          "variableName": "first"
        },
        {
          "kind": "Variable",
          "name": "order",
          "variableName": "order"
        },
        {
          "kind": "Variable",
          "name": "page",
          "variableName": "page"
        }
      ],
      "concreteType": "ShortUrlConnection",
      "kind": "LinkedField",
      "name": "urls",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "UrlList_urls"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PlanFooter_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "da52c03dba242fe9cb2184eeac531132";

export default node;
