/**
 * @generated SignedSource<<dab50739ea3a4c7becc8cbbeac18153f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useVariantFacts_click$data = {
  readonly variant: {
    readonly destination: string;
    readonly key: string;
    readonly label: string;
  } | null | undefined;
  readonly " $fragmentType": "useVariantFacts_click";
};
export type useVariantFacts_click$key = {
  readonly " $data"?: useVariantFacts_click$data;
  readonly " $fragmentSpreads": FragmentRefs<"useVariantFacts_click">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useVariantFacts_click",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ClickVariant",
      "kind": "LinkedField",
      "name": "variant",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "key",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "label",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "destination",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Click",
  "abstractKey": null
};

(node as any).hash = "213c759914f39b5f4d81c45672380d90";

export default node;
