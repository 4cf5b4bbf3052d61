/**
 * @generated SignedSource<<4351898b2902ee2eecfd4b285cd9f9b7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ArchivedRow_url$data = {
  readonly domain: string | null | undefined;
  readonly shortCode: string;
  readonly shortUrl: string;
  readonly " $fragmentSpreads": FragmentRefs<"ArchivedRowActions_url" | "CountCells_url" | "DateCell_url" | "LastClickCell_url" | "UrlIdentity_url" | "UrlStatusBadge_url">;
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
      "name": "domain",
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CountCells_url"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DateCell_url"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LastClickCell_url"
    }
  ],
  "type": "ShortUrl",
  "abstractKey": null
};

(node as any).hash = "3ac985791e07fa27860e20f4cdf3b824";

export default node;
