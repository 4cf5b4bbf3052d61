/**
 * @generated SignedSource<<38c7b43afbbcd6e1d1dc9296979ae7b1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SocialNetworks_analytics$data = {
  readonly social: ReadonlyArray<{
    readonly clicks: number;
    readonly network: string;
    readonly percentage: number;
    readonly referrers: ReadonlyArray<string>;
  }>;
  readonly " $fragmentType": "SocialNetworks_analytics";
};
export type SocialNetworks_analytics$key = {
  readonly " $data"?: SocialNetworks_analytics$data;
  readonly " $fragmentSpreads": FragmentRefs<"SocialNetworks_analytics">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SocialNetworks_analytics",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 100
        }
      ],
      "concreteType": "SocialNetwork",
      "kind": "LinkedField",
      "name": "social",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "network",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "referrers",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "clicks",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "percentage",
          "storageKey": null
        }
      ],
      "storageKey": "social(first:100)"
    }
  ],
  "type": "Analytics",
  "abstractKey": null
};

(node as any).hash = "729a4e0dfe4904de45db56e08cdf46f5";

export default node;
