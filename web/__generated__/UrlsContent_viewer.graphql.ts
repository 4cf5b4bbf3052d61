/**
 * @generated SignedSource<<14fdd402806b36f89eeccb66dc46f9d5>>
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
      "name": "after"
    },
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
          "name": "after",
          "variableName": "after"
        },
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

(node as any).hash = "d5eec943323d03abc55d535ec8f7c0be";

export default node;
