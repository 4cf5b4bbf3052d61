/**
 * @generated SignedSource<<e137c462bb65093662cc87cb674a08f2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SnippetStatus_website$data = {
  readonly domain: string;
  readonly id: string;
  readonly isVerified: boolean;
  readonly snippetSeenAt: string | null | undefined;
  readonly " $fragmentType": "SnippetStatus_website";
};
export type SnippetStatus_website$key = {
  readonly " $data"?: SnippetStatus_website$data;
  readonly " $fragmentSpreads": FragmentRefs<"SnippetStatus_website">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SnippetStatus_website",
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
    }
  ],
  "type": "Website",
  "abstractKey": null
};

(node as any).hash = "f0f6c25706a7543aee195d12a5cdbbb5";

export default node;
