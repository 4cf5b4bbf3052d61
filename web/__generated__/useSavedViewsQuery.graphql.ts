/**
 * @generated SignedSource<<00a20903f364678be8fb291ab007d962>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type OrderDirection = "ASC" | "DESC";
export type TagMatch = "ALL" | "ANY";
export type UrlOrderField = "CLICKS" | "CREATED_AT" | "EXPIRES_AT" | "LAST_CLICKED_AT" | "TITLE" | "VISITORS";
export type UrlStatusFilter = "ACTIVE" | "EXPIRED" | "EXPIRING" | "INACTIVE" | "LIMIT_REACHED" | "SCHEDULED";
export type useSavedViewsQuery$variables = Record<PropertyKey, never>;
export type useSavedViewsQuery$data = {
  readonly viewer: {
    readonly savedViews: ReadonlyArray<{
      readonly createdAfter: string | null | undefined;
      readonly createdBefore: string | null | undefined;
      readonly direction: OrderDirection | null | undefined;
      readonly domain: string | null | undefined;
      readonly expiresAfter: string | null | undefined;
      readonly expiresBefore: string | null | undefined;
      readonly id: string;
      readonly minClicks: number | null | undefined;
      readonly name: string;
      readonly search: string | null | undefined;
      readonly sort: UrlOrderField | null | undefined;
      readonly status: UrlStatusFilter | null | undefined;
      readonly tagMatch: TagMatch | null | undefined;
      readonly tags: ReadonlyArray<string>;
    }>;
  };
};
export type useSavedViewsQuery = {
  response: useSavedViewsQuery$data;
  variables: useSavedViewsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "SavedView",
  "kind": "LinkedField",
  "name": "savedViews",
  "plural": true,
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "search",
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
      "name": "tags",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tagMatch",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAfter",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdBefore",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expiresAfter",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expiresBefore",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "minClicks",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "domain",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sort",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "direction",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useSavedViewsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useSavedViewsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "9c0256795ac16fcd8a2b3b0b49a5936d",
    "id": null,
    "metadata": {},
    "name": "useSavedViewsQuery",
    "operationKind": "query",
    "text": "query useSavedViewsQuery {\n  viewer {\n    savedViews {\n      id\n      name\n      search\n      status\n      tags\n      tagMatch\n      createdAfter\n      createdBefore\n      expiresAfter\n      expiresBefore\n      minClicks\n      domain\n      sort\n      direction\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "093952d1c8866b8ac35686feea2189d8";

export default node;
