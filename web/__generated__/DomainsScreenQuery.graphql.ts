/**
 * @generated SignedSource<<8d89e11897fac45f9de428275db7a6b0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DomainsScreenQuery$variables = Record<PropertyKey, never>;
export type DomainsScreenQuery$data = {
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"DomainList_viewer">;
  };
};
export type DomainsScreenQuery = {
  response: DomainsScreenQuery$data;
  variables: DomainsScreenQuery$variables;
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
  "kind": "ScalarField",
  "name": "problem",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "type",
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
    "name": "value",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "DomainsScreenQuery",
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
            "name": "DomainList_viewer"
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
    "name": "DomainsScreenQuery",
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
            "concreteType": "Domain",
            "kind": "LinkedField",
            "name": "domains",
            "plural": true,
            "selections": [
              (v0/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "host",
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
                "name": "isDefault",
                "storageKey": null
              },
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "failingSince",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "checkedAt",
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
                "name": "rootUrl",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "notFoundUrl",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "DomainCertificate",
                "kind": "LinkedField",
                "name": "certificate",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "state",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "expiresAt",
                    "storageKey": null
                  },
                  (v1/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "nextAttemptAt",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "DnsRecord",
                "kind": "LinkedField",
                "name": "proofRecord",
                "plural": false,
                "selections": (v2/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "DnsRecord",
                "kind": "LinkedField",
                "name": "addressRecord",
                "plural": false,
                "selections": (v2/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "iosApps",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "AndroidApp",
                "kind": "LinkedField",
                "name": "androidApps",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "package",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "fingerprints",
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
    "cacheID": "f27d8f0ad656ad9bac81974f83bf9552",
    "id": null,
    "metadata": {},
    "name": "DomainsScreenQuery",
    "operationKind": "query",
    "text": "query DomainsScreenQuery {\n  viewer {\n    ...DomainList_viewer\n    id\n  }\n}\n\nfragment AppsForm_domain on Domain {\n  id\n  host\n  iosApps\n  androidApps {\n    package\n    fingerprints\n  }\n}\n\nfragment CertificateState_domain on Domain {\n  certificate {\n    state\n    expiresAt\n    problem\n    nextAttemptAt\n  }\n}\n\nfragment DestinationsForm_domain on Domain {\n  id\n  host\n  rootUrl\n  notFoundUrl\n}\n\nfragment DomainCard_domain on Domain {\n  id\n  host\n  status\n  isDefault\n  ...DomainState_domain\n  ...DomainRecords_domain\n  ...DestinationsForm_domain\n  ...AppsForm_domain\n}\n\nfragment DomainList_viewer on Viewer {\n  domains {\n    id\n    ...DomainCard_domain\n  }\n}\n\nfragment DomainRecords_domain on Domain {\n  host\n  status\n  proofRecord {\n    type\n    name\n    value\n  }\n  addressRecord {\n    type\n    name\n    value\n  }\n}\n\nfragment DomainState_domain on Domain {\n  host\n  status\n  isDefault\n  problem\n  failingSince\n  checkedAt\n  createdAt\n  rootUrl\n  notFoundUrl\n  ...CertificateState_domain\n}\n"
  }
};
})();

(node as any).hash = "4a23ba03b7ec67827efce89b1887d04f";

export default node;
