/**
 * @generated SignedSource<<213b837bc937a8d04028f09e063570cf>>
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
  readonly snippetToken: string;
  readonly " $fragmentSpreads": FragmentRefs<"VerifyDialog_website">;
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "VerifyDialog_website"
    }
  ],
  "type": "Website",
  "abstractKey": null
};

(node as any).hash = "cb5e04273840d68aa92c3029fb3beb76";

export default node;
