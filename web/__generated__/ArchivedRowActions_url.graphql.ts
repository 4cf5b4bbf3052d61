/**
 * @generated SignedSource<<c21e49f059cdcd5a449262072fce071c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ArchivedRowActions_url$data = {
  readonly clickCount: number;
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
      "name": "isActive",
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
    }
  ],
  "type": "ShortUrl",
  "abstractKey": null
};

(node as any).hash = "652d5ba47d7664a9f7540b6c74ed5f10";

export default node;
