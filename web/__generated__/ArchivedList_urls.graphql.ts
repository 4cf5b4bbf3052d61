/**
 * @generated SignedSource<<a7f103a1e9478630c792150feff76e8c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ArchivedList_urls$data = {
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"ArchivedRow_url">;
    };
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"UrlTable_urls">;
  readonly " $fragmentType": "ArchivedList_urls";
};
export type ArchivedList_urls$key = {
  readonly " $data"?: ArchivedList_urls$data;
  readonly " $fragmentSpreads": FragmentRefs<"ArchivedList_urls">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ArchivedList_urls",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ShortUrlEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ShortUrl",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "ArchivedRow_url"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UrlTable_urls"
    }
  ],
  "type": "ShortUrlConnection",
  "abstractKey": null
};

(node as any).hash = "1628fc762ba1ec6ff262423469df2c27";

export default node;
