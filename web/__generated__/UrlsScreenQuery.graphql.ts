/**
 * @generated SignedSource<<6ce262386fac1591711186eea32da990>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderDirection = "ASC" | "DESC";
export type TagMatch = "ALL" | "ANY";
export type UrlOrderField = "CLICKS" | "CREATED_AT" | "EXPIRES_AT" | "LAST_CLICKED_AT" | "TITLE" | "VISITORS";
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
export type UrlsScreenQuery$variables = {
  filter: UrlFilter;
  first: number;
  order: UrlOrder;
  page: number;
};
export type UrlsScreenQuery$data = {
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"UrlsContent_viewer">;
  };
};
export type UrlsScreenQuery = {
  response: UrlsScreenQuery$data;
  variables: UrlsScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filter"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "first"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "order"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "page"
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "page",
  "storageKey": null
},
v6 = [
  (v5/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "isCurrent",
    "storageKey": null
  }
],
v7 = [
  (v5/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "UrlsScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "UrlsContent_viewer"
          }
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
      (v1/*:: as any*/),
      (v3/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "UrlsScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
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
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "maxUrls",
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
                      (v4/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "clickCount",
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
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "shortUrl",
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
                        "name": "originalUrl",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Experiment",
                        "kind": "LinkedField",
                        "name": "experiment",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "state",
                            "storageKey": null
                          },
                          (v4/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "RedirectRule",
                        "kind": "LinkedField",
                        "name": "redirectRules",
                        "plural": true,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "__typename",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "hasPassword",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "maxClicks",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "startsAt",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "expiresAt",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Tag",
                        "kind": "LinkedField",
                        "name": "tags",
                        "plural": true,
                        "selections": [
                          (v4/*:: as any*/),
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
                            "name": "color",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "isActive",
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
                        "concreteType": "LinkSuspension",
                        "kind": "LinkedField",
                        "name": "suspension",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "reason",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "visitors",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "createdAt",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "lastClickedAt",
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
                    "alias": null,
                    "args": null,
                    "concreteType": "NumberedPage",
                    "kind": "LinkedField",
                    "name": "first",
                    "plural": false,
                    "selections": (v6/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "NumberedPage",
                    "kind": "LinkedField",
                    "name": "around",
                    "plural": true,
                    "selections": (v6/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "NumberedPage",
                    "kind": "LinkedField",
                    "name": "last",
                    "plural": false,
                    "selections": (v6/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "NumberedPage",
                    "kind": "LinkedField",
                    "name": "previous",
                    "plural": false,
                    "selections": (v7/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "NumberedPage",
                    "kind": "LinkedField",
                    "name": "next",
                    "plural": false,
                    "selections": (v7/*:: as any*/),
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
            "kind": "ScalarField",
            "name": "tier",
            "storageKey": null
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "3b822a5bb2274bb15366557d50fae753",
    "id": null,
    "metadata": {},
    "name": "UrlsScreenQuery",
    "operationKind": "query",
    "text": "query UrlsScreenQuery(\n  $first: Int!\n  $page: Int!\n  $filter: UrlFilter!\n  $order: UrlOrder!\n) {\n  viewer {\n    ...UrlsContent_viewer\n    id\n  }\n}\n\nfragment CountCells_url on ShortUrl {\n  clickCount\n  visitors\n}\n\nfragment DateCell_url on ShortUrl {\n  createdAt\n  expiresAt\n}\n\nfragment LastClickCell_url on ShortUrl {\n  lastClickedAt\n}\n\nfragment ListPages_pages on NumberedPages {\n  count\n  first {\n    page\n    isCurrent\n  }\n  around {\n    page\n    isCurrent\n  }\n  last {\n    page\n    isCurrent\n  }\n  previous {\n    page\n  }\n  next {\n    page\n  }\n}\n\nfragment PlanFooter_viewer on Viewer {\n  tier\n  usage {\n    urlCount\n    maxUrls\n  }\n}\n\nfragment QrDialog_url on ShortUrl {\n  shortCode\n  domain\n  shortUrl\n}\n\nfragment TagName_tag on Tag {\n  name\n  color\n}\n\nfragment UrlIdentity_url on ShortUrl {\n  id\n  title\n  shortCode\n  domain\n  shortUrl\n  originalUrl\n  experiment {\n    state\n    id\n  }\n  ...UrlMarks_url\n  ...UrlTags_url\n}\n\nfragment UrlList_urls on ShortUrlConnection {\n  edges {\n    node {\n      id\n      clickCount\n      ...UrlRow_url\n    }\n  }\n  ...UrlTable_urls\n}\n\nfragment UrlMarks_url on ShortUrl {\n  redirectRules {\n    __typename\n  }\n  hasPassword\n  maxClicks\n  startsAt\n  expiresAt\n}\n\nfragment UrlRowMenu_url on ShortUrl {\n  id\n  shortCode\n  domain\n  shortUrl\n  isActive\n}\n\nfragment UrlRow_url on ShortUrl {\n  shortCode\n  domain\n  shortUrl\n  ...UrlIdentity_url\n  ...UrlStatusBadge_url\n  ...UrlRowMenu_url\n  ...QrDialog_url\n  ...CountCells_url\n  ...DateCell_url\n  ...LastClickCell_url\n}\n\nfragment UrlStatusBadge_url on ShortUrl {\n  isActive\n  startsAt\n  expiresAt\n  status\n  suspension {\n    reason\n  }\n}\n\nfragment UrlTable_urls on ShortUrlConnection {\n  totalCount\n  edges {\n    node {\n      id\n      title\n      shortCode\n      domain\n    }\n  }\n  pages {\n    count\n    ...ListPages_pages\n  }\n}\n\nfragment UrlTags_url on ShortUrl {\n  tags {\n    id\n    name\n    ...TagName_tag\n  }\n}\n\nfragment UrlsContent_viewer on Viewer {\n  usage {\n    urlCount\n  }\n  urls(first: $first, page: $page, filter: $filter, order: $order) {\n    totalCount\n    ...UrlList_urls\n  }\n  ...PlanFooter_viewer\n}\n"
  }
};
})();

(node as any).hash = "c494acf9ff4c49a78923a3979406e0f2";

export default node;
