/**
 * @generated SignedSource<<56ae21dc0a16d6ea4c2b8e818eebfd52>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SnippetStatusSubscription$variables = {
  id: string;
};
export type SnippetStatusSubscription$data = {
  readonly websiteReported: {
    readonly website: {
      readonly " $fragmentSpreads": FragmentRefs<"SnippetStatus_website" | "WebsiteCard_website">;
    } | null | undefined;
  };
};
export type SnippetStatusSubscription = {
  response: SnippetStatusSubscription$data;
  variables: SnippetStatusSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "SnippetStatusSubscription",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "WebsiteUpdate",
        "kind": "LinkedField",
        "name": "websiteReported",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Website",
            "kind": "LinkedField",
            "name": "website",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "SnippetStatus_website"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "WebsiteCard_website"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SnippetStatusSubscription",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "WebsiteUpdate",
        "kind": "LinkedField",
        "name": "websiteReported",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Website",
            "kind": "LinkedField",
            "name": "website",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
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
                "name": "isVerified",
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
                "kind": "ScalarField",
                "name": "isActive",
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
                "name": "refusedHost",
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
                    "name": "tagManagerCode",
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
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "scriptTag",
                    "storageKey": null
                  }
                ],
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
    "cacheID": "c22ae8c0fbdd539b795b7dea74007ffa",
    "id": null,
    "metadata": {},
    "name": "SnippetStatusSubscription",
    "operationKind": "subscription",
    "text": "subscription SnippetStatusSubscription(\n  $id: ID!\n) {\n  websiteReported(id: $id) {\n    website {\n      ...SnippetStatus_website\n      ...WebsiteCard_website\n      id\n    }\n  }\n}\n\nfragment ConversionKey_website on Website {\n  id\n  hasConversionKey\n}\n\nfragment SetupSteps_website on Website {\n  isVerified\n  snippetSeenAt\n}\n\nfragment SnippetDialog_website on Website {\n  domain\n  snippet {\n    code\n    pinnedCode\n    tagManagerCode\n    version\n    host\n  }\n  ...ConversionKey_website\n  ...SnippetStatus_website\n}\n\nfragment SnippetStatus_website on Website {\n  id\n  domain\n  isVerified\n  snippetSeenAt\n}\n\nfragment VerifyDialog_website on Website {\n  id\n  domain\n  proofs {\n    dnsName\n    dnsValue\n    fileUrl\n    fileContent\n    metaTag\n    scriptTag\n  }\n}\n\nfragment WebsiteCard_website on Website {\n  id\n  domain\n  isVerified\n  isActive\n  ...WebsiteFacts_website\n  ...SnippetDialog_website\n  ...VerifyDialog_website\n}\n\nfragment WebsiteFacts_website on Website {\n  domain\n  name\n  description\n  isVerified\n  isActive\n  createdAt\n  snippetToken\n  snippetSeenAt\n  refusedHost\n  ...SetupSteps_website\n}\n"
  }
};
})();

(node as any).hash = "d69e3c5e5c7e540370ed4ba4cc19cfdd";

export default node;
