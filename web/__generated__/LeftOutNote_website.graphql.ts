/**
 * @generated SignedSource<<0596954a196be679170d5ba28f2b438f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LeftOutNote_website$data = {
  readonly samplePercent: number;
  readonly visits: {
    readonly count: number;
    readonly leftOut: {
      readonly savingData: number;
      readonly slow: number;
    };
  };
  readonly " $fragmentType": "LeftOutNote_website";
};
export type LeftOutNote_website$key = {
  readonly " $data"?: LeftOutNote_website$data;
  readonly " $fragmentSpreads": FragmentRefs<"LeftOutNote_website">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "range"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "LeftOutNote_website",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "samplePercent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "range",
          "variableName": "range"
        }
      ],
      "concreteType": "WebsiteVisits",
      "kind": "LinkedField",
      "name": "visits",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "count",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "LeftOutVisits",
          "kind": "LinkedField",
          "name": "leftOut",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "savingData",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "slow",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Website",
  "abstractKey": null
};

(node as any).hash = "954978fc4d3da4bc8ab49de20f443eef";

export default node;
