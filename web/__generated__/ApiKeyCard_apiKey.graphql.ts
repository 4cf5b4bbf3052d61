/**
 * @generated SignedSource<<87662450ed3fba21b05ddb40419d30da>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ApiKeyScope = "analytics" | "conversions" | "read" | "write";
import type { FragmentRefs } from "relay-runtime";
export type ApiKeyCard_apiKey$data = {
  readonly createdAt: string;
  readonly expiresAt: string | null | undefined;
  readonly hint: string;
  readonly id: string;
  readonly isExpired: boolean;
  readonly lastUsedAt: string | null | undefined;
  readonly name: string;
  readonly origins: ReadonlyArray<string>;
  readonly scopes: ReadonlyArray<ApiKeyScope>;
  readonly " $fragmentType": "ApiKeyCard_apiKey";
};
export type ApiKeyCard_apiKey$key = {
  readonly " $data"?: ApiKeyCard_apiKey$data;
  readonly " $fragmentSpreads": FragmentRefs<"ApiKeyCard_apiKey">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ApiKeyCard_apiKey",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hint",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "scopes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "origins",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expiresAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isExpired",
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
      "name": "createdAt",
      "storageKey": null
    }
  ],
  "type": "ApiKey",
  "abstractKey": null
};

(node as any).hash = "bec3a70e717f240e9c83a3aaa5de6e37";

export default node;
