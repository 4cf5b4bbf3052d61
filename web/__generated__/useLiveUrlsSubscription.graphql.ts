/**
 * @generated SignedSource<<71f1c3008cee3f8582b7a25f7698bc42>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type useLiveUrlsSubscription$variables = Record<PropertyKey, never>;
export type useLiveUrlsSubscription$data = {
  readonly urlsUpdated: {
    readonly clicked: ReadonlyArray<string> | null | undefined;
    readonly events: ReadonlyArray<{
      readonly urlId: string;
    }>;
    readonly reload: boolean;
  };
};
export type useLiveUrlsSubscription = {
  response: useLiveUrlsSubscription$data;
  variables: useLiveUrlsSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "UrlsUpdate",
    "kind": "LinkedField",
    "name": "urlsUpdated",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "UrlEvent",
        "kind": "LinkedField",
        "name": "events",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "urlId",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "clicked",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "reload",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useLiveUrlsSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useLiveUrlsSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "3642ef72c74dc346a1c869b027d3c441",
    "id": null,
    "metadata": {},
    "name": "useLiveUrlsSubscription",
    "operationKind": "subscription",
    "text": "subscription useLiveUrlsSubscription {\n  urlsUpdated {\n    events {\n      urlId\n    }\n    clicked\n    reload\n  }\n}\n"
  }
};
})();

(node as any).hash = "b9e0e8088b41d541308bc6cb05850d22";

export default node;
