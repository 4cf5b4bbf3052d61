/**
 * @generated SignedSource<<88a5fb65d441a7f8b0f2bead5d2f5aa9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type OrderDirection = "ASC" | "DESC";
export type TagMatch = "ALL" | "ANY";
export type UrlOrderField = "CLICKS" | "CREATED_AT" | "EXPIRES_AT" | "LAST_CLICKED_AT" | "TITLE" | "VISITORS";
export type UrlScope = "ALL" | "RECOVERABLE";
export type UrlStatusFilter = "ACTIVE" | "EXPIRED" | "EXPIRING" | "INACTIVE" | "LIMIT_REACHED" | "SCHEDULED";
export type UrlFilter = {
  createdAfter?: string | null | undefined;
  createdBefore?: string | null | undefined;
  domain?: string | null | undefined;
  expiresAfter?: string | null | undefined;
  expiresBefore?: string | null | undefined;
  externalId?: string | null | undefined;
  minClicks?: number | null | undefined;
  originalUrl?: string | null | undefined;
  search?: string | null | undefined;
  shortCode?: string | null | undefined;
  status?: UrlStatusFilter | null | undefined;
  tagMatch?: TagMatch | null | undefined;
  tags?: ReadonlyArray<string> | null | undefined;
};
export type UrlOrder = {
  direction: OrderDirection;
  field: UrlOrderField;
};
export type useAllIdsQuery$variables = {
  after?: string | null | undefined;
  filter: UrlFilter;
  first: number;
  list: UrlScope;
  order: UrlOrder;
};
export type useAllIdsQuery$data = {
  readonly viewer: {
    readonly urls: {
      readonly nodes: ReadonlyArray<{
        readonly id: string;
      }>;
      readonly pageInfo: {
        readonly endCursor: string | null | undefined;
        readonly hasNextPage: boolean;
      };
    };
  };
};
export type useAllIdsQuery = {
  response: useAllIdsQuery$data;
  variables: useAllIdsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "after"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filter"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "first"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "list"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "order"
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v6 = {
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
    },
    {
      "kind": "Variable",
      "name": "scope",
      "variableName": "list"
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
      "concreteType": "ShortUrl",
      "kind": "LinkedField",
      "name": "nodes",
      "plural": true,
      "selections": [
        (v5/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PageInfo",
      "kind": "LinkedField",
      "name": "pageInfo",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hasNextPage",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "endCursor",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useAllIdsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v6/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v4/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useAllIdsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v6/*:: as any*/),
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "e7372e1cdbe1df402fd41749c6d24a30",
    "id": null,
    "metadata": {},
    "name": "useAllIdsQuery",
    "operationKind": "query",
    "text": "query useAllIdsQuery(\n  $first: Int!\n  $after: String\n  $filter: UrlFilter!\n  $order: UrlOrder!\n  $list: UrlScope!\n) {\n  viewer {\n    urls(first: $first, after: $after, filter: $filter, order: $order, scope: $list) {\n      nodes {\n        id\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "1301ed198b94459fe5f2ca9880b87429";

export default node;
