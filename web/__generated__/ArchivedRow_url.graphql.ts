/**
 * @generated SignedSource<<9ab903256def8157ca44778cacd1f2a0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ArchivedRow_url$data = {
  readonly clickCount: number;
  readonly expiresAt: string | null | undefined;
  readonly lastClickedAt: string | null | undefined;
  readonly shortCode: string;
  readonly shortUrl: string;
  readonly uniqueVisitors: number;
  readonly " $fragmentSpreads": FragmentRefs<"ArchivedRowActions_url" | "UrlIdentity_url" | "UrlStatusBadge_url">;
  readonly " $fragmentType": "ArchivedRow_url";
};
export type ArchivedRow_url$key = {
  readonly " $data"?: ArchivedRow_url$data;
  readonly " $fragmentSpreads": FragmentRefs<"ArchivedRow_url">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ArchivedRow_url",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "shortCode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "shortUrl",
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
      "name": "clickCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "uniqueVisitors",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastClickedAt",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UrlIdentity_url"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UrlStatusBadge_url"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ArchivedRowActions_url"
    }
  ],
  "type": "ShortUrl",
  "abstractKey": null
};

(node as any).hash = "2f1b2f58d0c745277d8def6997616425";

export default node;
