/**
 * @generated SignedSource<<04c6699c5ad078c40f7589b2387d2af0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WebsiteCard_website$data = {
  readonly domain: string;
  readonly id: string;
  readonly isActive: boolean;
  readonly isVerified: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"SnippetDialog_website" | "VerifyDialog_website" | "WebsiteFacts_website">;
  readonly " $fragmentType": "WebsiteCard_website";
};
export type WebsiteCard_website$key = {
  readonly " $data"?: WebsiteCard_website$data;
  readonly " $fragmentSpreads": FragmentRefs<"WebsiteCard_website">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WebsiteCard_website",
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
      "name": "isActive",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WebsiteFacts_website"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SnippetDialog_website"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "VerifyDialog_website"
    }
  ],
  "type": "Website",
  "abstractKey": null
};

(node as any).hash = "d9abbb91039af9f196c52f24ec64e70b";

export default node;
