/**
 * @generated SignedSource<<89e9fea7912a173f01379230e2c50402>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WebsiteCard_website$data = {
  readonly createdAt: string;
  readonly description: string | null | undefined;
  readonly domain: string;
  readonly id: string;
  readonly isActive: boolean;
  readonly isVerified: boolean;
  readonly name: string | null | undefined;
  readonly snippetSeenAt: string | null | undefined;
  readonly snippetToken: string;
  readonly " $fragmentSpreads": FragmentRefs<"SetupSteps_website" | "SnippetDialog_website" | "VerifyDialog_website">;
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "SetupSteps_website"
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

(node as any).hash = "e973dc83264942ff820c1a165c88cb1e";

export default node;
