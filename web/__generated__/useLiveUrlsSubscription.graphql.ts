/**
 * @generated SignedSource<<7fada42c328a53e4ba55dc7cfe45c942>>
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
    readonly clicked: ReadonlyArray<string> | null | undefined;
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
    "cacheID": "2d65cd1c52656fd1de1574361987e18f",
    "id": null,
    "metadata": {},
    "name": "useLiveUrlsSubscription",
    "operationKind": "subscription",
    "text": "subscription useLiveUrlsSubscription {\n  urlsUpdated {\n    events {\n      kind\n      urlId\n    }\n    clicked\n    reload\n  }\n}\n"
  }
};
})();

(node as any).hash = "e4c5900f6263e2cd6072bcc437daa2ea";

export default node;
