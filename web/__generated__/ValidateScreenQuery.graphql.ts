/**
 * @generated SignedSource<<bc7ae7b11d321808a6a0c702c3751081>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ValidateScreenQuery$variables = {
  url: string;
};
export type ValidateScreenQuery$data = {
  readonly validateUrl: {
    readonly " $fragmentSpreads": FragmentRefs<"Verdict_validation">;
  };
};
export type ValidateScreenQuery = {
  response: ValidateScreenQuery$data;
  variables: ValidateScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "url"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "url",
    "variableName": "url"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ValidateScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UrlValidation",
        "kind": "LinkedField",
        "name": "validateUrl",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "Verdict_validation"
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ValidateScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UrlValidation",
        "kind": "LinkedField",
        "name": "validateUrl",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "valid",
            "storageKey": null
          },
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "error",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "warning",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "notChecked",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isOwnHost",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "UrlHop",
            "kind": "LinkedField",
            "name": "hops",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
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
                "name": "contentType",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "tookMs",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "a0cde93b3f11dd412a767900c3e8d4f9",
    "id": null,
    "metadata": {},
    "name": "ValidateScreenQuery",
    "operationKind": "query",
    "text": "query ValidateScreenQuery(\n  $url: String!\n) {\n  validateUrl(url: $url) {\n    ...Verdict_validation\n  }\n}\n\nfragment Arrival_validation on UrlValidation {\n  url\n  warning\n  notChecked\n  hops {\n    url\n    status\n    contentType\n  }\n}\n\nfragment Hops_hop on UrlHop {\n  url\n  status\n  tookMs\n}\n\nfragment Verdict_validation on UrlValidation {\n  valid\n  url\n  error\n  warning\n  notChecked\n  isOwnHost\n  ...Arrival_validation\n  hops {\n    status\n    ...Hops_hop\n  }\n}\n"
  }
};
})();

(node as any).hash = "59d8a8c733afdb47e87934236848b511";

export default node;
