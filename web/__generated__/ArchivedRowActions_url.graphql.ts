/**
 * @generated SignedSource<<fb4c510c492ab3676dd48b6b92b3625e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ArchivedRowActions_url$data = {
  readonly domain: string | null | undefined;
  readonly expiresAt: string | null | undefined;
  readonly id: string;
  readonly isActive: boolean;
  readonly shortCode: string;
  readonly " $fragmentType": "ArchivedRowActions_url";
};
export type ArchivedRowActions_url$key = {
  readonly " $data"?: ArchivedRowActions_url$data;
  readonly " $fragmentSpreads": FragmentRefs<"ArchivedRowActions_url">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ArchivedRowActions_url",
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
      "name": "isActive",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expiresAt",
      "storageKey": null
    }
  ],
  "type": "ShortUrl",
  "abstractKey": null
};

(node as any).hash = "431dfaf2c00f2d791db7204d9324aa84";

export default node;
