/**
 * @generated SignedSource<<649fd8684895e2c8ad4cb1180e6ce422>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProfileScreenQuery$variables = Record<PropertyKey, never>;
export type ProfileScreenQuery$data = {
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"PersonPanel_viewer" | "SignInPanels_viewer" | "WarningsPanel_viewer">;
  };
  readonly " $fragmentSpreads": FragmentRefs<"PersonPanel_choices">;
};
export type ProfileScreenQuery = {
  response: ProfileScreenQuery$data;
  variables: ProfileScreenQuery$variables;
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
    "name": "ProfileScreenQuery",
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
            "name": "PersonPanel_viewer"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "WarningsPanel_viewer"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "SignInPanels_viewer"
          }
        ],
        "storageKey": null
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "PersonPanel_choices"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ProfileScreenQuery",
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
            "kind": "ScalarField",
            "name": "firstName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "email",
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
            "name": "firstWeekday",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "homeCountry",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "countryOfTimeZone",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "wantsWarnings",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "sendsEmail",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "identityManagedAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "SignInAddress",
            "kind": "LinkedField",
            "name": "signInAddress",
            "plural": false,
            "selections": [
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
                "name": "pendingEmail",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "SignedInBrowser",
            "kind": "LinkedField",
            "name": "sessions",
            "plural": true,
            "selections": [
              (v0/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "device",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "signedInAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "lastUsedAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isCurrent",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v0/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "CountryChoice",
        "kind": "LinkedField",
        "name": "countryChoices",
        "plural": true,
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
            "name": "name",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "682cdb6513233005c96f6ee724a36df1",
    "id": null,
    "metadata": {},
    "name": "ProfileScreenQuery",
    "operationKind": "query",
    "text": "query ProfileScreenQuery {\n  viewer {\n    ...PersonPanel_viewer\n    ...WarningsPanel_viewer\n    ...SignInPanels_viewer\n    id\n  }\n  ...PersonPanel_choices\n}\n\nfragment EmailPanel_viewer on Viewer {\n  email\n  sendsEmail\n  signInAddress {\n    isVerified\n    pendingEmail\n  }\n}\n\nfragment PersonPanel_choices on Query {\n  countryChoices {\n    code\n    name\n  }\n}\n\nfragment PersonPanel_viewer on Viewer {\n  firstName\n  email\n  timeZone\n  firstWeekday\n  homeCountry\n  countryOfTimeZone\n}\n\nfragment SessionsPanel_viewer on Viewer {\n  sessions {\n    id\n    device\n    signedInAt\n    lastUsedAt\n    isCurrent\n  }\n}\n\nfragment SignInPanels_viewer on Viewer {\n  identityManagedAt\n  ...EmailPanel_viewer\n  ...SessionsPanel_viewer\n}\n\nfragment WarningsPanel_viewer on Viewer {\n  wantsWarnings\n  sendsEmail\n}\n"
  }
};
})();

(node as any).hash = "74a8c8fb8f74530647dd58cefd6a2561";

export default node;
