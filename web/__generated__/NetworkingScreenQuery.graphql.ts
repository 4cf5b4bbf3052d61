/**
 * @generated SignedSource<<c6f29dcdad624ef8bf8a55d55e1988b6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NetworkingScreenQuery$variables = Record<PropertyKey, never>;
export type NetworkingScreenQuery$data = {
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"NetworkCards_viewer" | "SettingsTab_viewer" | "WebsitesTab_viewer">;
  };
};
export type NetworkingScreenQuery = {
  response: NetworkingScreenQuery$data;
  variables: NetworkingScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "NetworkingScreenQuery",
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
            "name": "NetworkCards_viewer"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "SettingsTab_viewer"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "WebsitesTab_viewer"
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
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "NetworkingScreenQuery",
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
            "concreteType": "NetworkSettings",
            "kind": "LinkedField",
            "name": "networkSettings",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "level",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "privacyMode",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "method",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "geolocation",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "updatedAt",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Website",
            "kind": "LinkedField",
            "name": "websites",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isVerified",
                "storageKey": null
              },
              (v0/*:: as any*/),
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
                "name": "name",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "description",
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
                "name": "createdAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "snippetToken",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "snippetSeenAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "WebsiteSnippet",
                "kind": "LinkedField",
                "name": "snippet",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "code",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "pinnedCode",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "version",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "host",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "hasConversionKey",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "WebsiteProofs",
                "kind": "LinkedField",
                "name": "proofs",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "dnsName",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "dnsValue",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "fileUrl",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "fileContent",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "metaTag",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "095091a7ed3a89cd6a0cce515cf9df99",
    "id": null,
    "metadata": {},
    "name": "NetworkingScreenQuery",
    "operationKind": "query",
    "text": "query NetworkingScreenQuery {\n  viewer {\n    ...NetworkCards_viewer\n    ...SettingsTab_viewer\n    ...WebsitesTab_viewer\n    id\n  }\n}\n\nfragment ConversionKey_website on Website {\n  id\n  hasConversionKey\n}\n\nfragment NetworkCards_viewer on Viewer {\n  networkSettings {\n    level\n    privacyMode\n  }\n  websites {\n    isVerified\n    id\n  }\n}\n\nfragment SettingsTab_viewer on Viewer {\n  networkSettings {\n    level\n    method\n    geolocation\n    privacyMode\n    updatedAt\n  }\n}\n\nfragment SnippetDialog_website on Website {\n  domain\n  isVerified\n  snippet {\n    code\n    pinnedCode\n    version\n    host\n  }\n  ...ConversionKey_website\n}\n\nfragment VerifyDialog_website on Website {\n  id\n  domain\n  proofs {\n    dnsName\n    dnsValue\n    fileUrl\n    fileContent\n    metaTag\n  }\n}\n\nfragment WebsiteCard_website on Website {\n  id\n  domain\n  name\n  description\n  isVerified\n  isActive\n  createdAt\n  snippetToken\n  snippetSeenAt\n  ...SnippetDialog_website\n  ...VerifyDialog_website\n}\n\nfragment WebsitesTab_viewer on Viewer {\n  websites {\n    id\n    ...WebsiteCard_website\n  }\n}\n"
  }
};
})();

(node as any).hash = "f23366c3c12395ffd7d28207413cdc2e";

export default node;
