/**
 * @generated SignedSource<<7793a5bafe3456a7e9fd0fdd6991f705>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WebsiteFacts_website$data = {
  readonly createdAt: string;
  readonly description: string | null | undefined;
  readonly domain: string;
  readonly isActive: boolean;
  readonly isVerified: boolean;
  readonly name: string | null | undefined;
  readonly refusedHost: string | null | undefined;
  readonly snippetSeenAt: string | null | undefined;
  readonly snippetToken: string;
  readonly " $fragmentSpreads": FragmentRefs<"SetupSteps_website">;
  readonly " $fragmentType": "WebsiteFacts_website";
};
export type WebsiteFacts_website$key = {
  readonly " $data"?: WebsiteFacts_website$data;
  readonly " $fragmentSpreads": FragmentRefs<"WebsiteFacts_website">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WebsiteFacts_website",
  "selections": [
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
      "name": "isVerified",
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
      "kind": "ScalarField",
      "name": "refusedHost",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SetupSteps_website"
    }
  ],
  "type": "Website",
  "abstractKey": null
};

(node as any).hash = "9912abf38f93f79786c1fb5aab855039";

export default node;
