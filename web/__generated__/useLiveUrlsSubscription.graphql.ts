/**
 * @generated SignedSource<<e20955cbc98b7b5c9d6ebb39dcaad03a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type UrlEventKind = "CREATED" | "DELETED" | "UPDATED";
export type useLiveUrlsSubscription$variables = Record<PropertyKey, never>;
export type useLiveUrlsSubscription$data = {
  readonly urlsUpdated: {
    readonly events: ReadonlyArray<{
      readonly kind: UrlEventKind;
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
            "name": "kind",
            "storageKey": null
          },
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
    "cacheID": "bcc90062e5bf6f55132139f9509b2cef",
    "id": null,
    "metadata": {},
    "name": "useLiveUrlsSubscription",
    "operationKind": "subscription",
    "text": "subscription useLiveUrlsSubscription {\n  urlsUpdated {\n    events {\n      kind\n      urlId\n    }\n    reload\n  }\n}\n"
  }
};
})();

(node as any).hash = "26cdbf964afde0bb625e12a9597d7a55";

export default node;
