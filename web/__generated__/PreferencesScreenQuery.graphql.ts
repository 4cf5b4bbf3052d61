/**
 * @generated SignedSource<<f8cbf0efdb6da6c4e29499b21f1e9ad0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PreferencesScreenQuery$variables = Record<PropertyKey, never>;
export type PreferencesScreenQuery$data = {
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"GeneralTab_viewer" | "PrivacyTab_viewer">;
  };
};
export type PreferencesScreenQuery = {
  response: PreferencesScreenQuery$data;
  variables: PreferencesScreenQuery$variables;
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
    "name": "PreferencesScreenQuery",
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
            "name": "GeneralTab_viewer"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "PrivacyTab_viewer"
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
    "name": "PreferencesScreenQuery",
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
            "concreteType": "Preferences",
            "kind": "LinkedField",
            "name": "preferences",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "theme",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "timeZone",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "dateFormat",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "numberFormat",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "defaultPeriod",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "landingPage",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Privacy",
            "kind": "LinkedField",
            "name": "privacy",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "addressHandling",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "retentionDays",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "mostRetentionDays",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "AccountJob",
            "kind": "LinkedField",
            "name": "accountJobs",
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
                "name": "state",
                "storageKey": null
              },
              (v0/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "done",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "total",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "bytes",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "failure",
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
                "name": "before",
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
    "cacheID": "332bb93a2a2f8c9c260e8c284dd6f795",
    "id": null,
    "metadata": {},
    "name": "PreferencesScreenQuery",
    "operationKind": "query",
    "text": "query PreferencesScreenQuery {\n  viewer {\n    ...GeneralTab_viewer\n    ...PrivacyTab_viewer\n    id\n  }\n}\n\nfragment DeleteOldClicks_job on AccountJob {\n  state\n  done\n  total\n  before\n}\n\nfragment DownloadEverything_job on AccountJob {\n  id\n  state\n  done\n  total\n  bytes\n  failure\n  createdAt\n}\n\nfragment GeneralTab_viewer on Viewer {\n  preferences {\n    theme\n    timeZone\n    dateFormat\n    numberFormat\n    defaultPeriod\n    landingPage\n  }\n}\n\nfragment PrivacyTab_viewer on Viewer {\n  privacy {\n    addressHandling\n    ...RetentionForm_privacy\n  }\n  accountJobs {\n    kind\n    state\n    ...DownloadEverything_job\n    ...DeleteOldClicks_job\n  }\n}\n\nfragment RetentionForm_privacy on Privacy {\n  retentionDays\n  mostRetentionDays\n}\n"
  }
};
})();

(node as any).hash = "42e3614bf10c426cb37c1f8f963ff3bd";

export default node;
