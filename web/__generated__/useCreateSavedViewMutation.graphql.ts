/**
 * @generated SignedSource<<fc8e1bcab7657a046417b21dd9554202>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type ErrorCode = "ALREADY_EXISTS" | "CODE_RESERVED" | "CODE_TAKEN" | "CONFLICT" | "DESTINATION_BLOCKED" | "EXTERNAL_ID_TAKEN" | "FORBIDDEN" | "GONE" | "GRAPHQL_PARSE_FAILED" | "GRAPHQL_VALIDATION_FAILED" | "IDEMPOTENCY_MISMATCH" | "INTERNAL" | "INVALID" | "KEY_NOT_ALLOWED" | "LIMIT_REACHED" | "METHOD_NOT_ALLOWED" | "MISDIRECTED" | "NOT_FOUND" | "PAYLOAD_TOO_LARGE" | "PLAN_LIMIT" | "QUERY_TOO_COSTLY" | "RATE_LIMITED" | "SCOPE_MISSING" | "SIGN_IN_AGAIN" | "STALE" | "SUSPENDED" | "UNAUTHENTICATED" | "UNAVAILABLE";
export type OrderDirection = "ASC" | "DESC";
export type TagMatch = "ALL" | "ANY";
export type UrlOrderField = "CLICKS" | "CREATED_AT" | "EXPIRES_AT" | "LAST_CLICKED_AT" | "TITLE" | "VISITORS";
export type UrlStatusFilter = "ACTIVE" | "EXPIRED" | "EXPIRING" | "INACTIVE" | "LIMIT_REACHED" | "SCHEDULED";
export type CreateSavedViewInput = {
  createdAfter?: string | null | undefined;
  createdBefore?: string | null | undefined;
  direction?: OrderDirection | null | undefined;
  domain?: string | null | undefined;
  expiresAfter?: string | null | undefined;
  expiresBefore?: string | null | undefined;
  minClicks?: number | null | undefined;
  name: string;
  search?: string | null | undefined;
  sort?: UrlOrderField | null | undefined;
  status?: UrlStatusFilter | null | undefined;
  tagMatch?: TagMatch | null | undefined;
  tags?: ReadonlyArray<string> | null | undefined;
};
export type useCreateSavedViewMutation$variables = {
  input: CreateSavedViewInput;
};
export type useCreateSavedViewMutation$data = {
  readonly createSavedView: {
    readonly __typename: "CreateSavedViewSuccess";
    readonly view: {
      readonly id: string;
    };
  } | {
    readonly __typename: "UserError";
    readonly code: ErrorCode;
    readonly field: string | null | undefined;
    readonly message: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useCreateSavedViewMutation = {
  response: useCreateSavedViewMutation$data;
  variables: useCreateSavedViewMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "createSavedView",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "__typename",
        "storageKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "SavedView",
            "kind": "LinkedField",
            "name": "view",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "CreateSavedViewSuccess",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
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
            "name": "message",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "field",
            "storageKey": null
          }
        ],
        "type": "UserError",
        "abstractKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useCreateSavedViewMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCreateSavedViewMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "3019dd1d49ed55a4f9dad1b673e11bdf",
    "id": null,
    "metadata": {},
    "name": "useCreateSavedViewMutation",
    "operationKind": "mutation",
    "text": "mutation useCreateSavedViewMutation(\n  $input: CreateSavedViewInput!\n) {\n  createSavedView(input: $input) {\n    __typename\n    ... on CreateSavedViewSuccess {\n      view {\n        id\n      }\n    }\n    ... on UserError {\n      code\n      message\n      field\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "8460228c9056463a365ab2bef58a8c51";

export default node;
