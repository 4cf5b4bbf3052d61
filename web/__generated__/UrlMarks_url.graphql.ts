/**
 * @generated SignedSource<<6d8a49e500d7810f24a3049697cd0cca>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UrlMarks_url$data = {
  readonly expiresAt: string | null | undefined;
  readonly hasPassword: boolean;
  readonly maxClicks: number | null | undefined;
  readonly redirectRules: ReadonlyArray<{
    readonly __typename: "RedirectRule";
  }>;
  readonly startsAt: string | null | undefined;
  readonly " $fragmentType": "UrlMarks_url";
};
export type UrlMarks_url$key = {
  readonly " $data"?: UrlMarks_url$data;
  readonly " $fragmentSpreads": FragmentRefs<"UrlMarks_url">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UrlMarks_url",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "RedirectRule",
      "kind": "LinkedField",
      "name": "redirectRules",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "__typename",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasPassword",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "maxClicks",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startsAt",
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

(node as any).hash = "2071adbe94985ed7a9ddbede4bd31118";

export default node;
