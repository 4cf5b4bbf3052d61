/**
 * @generated SignedSource<<f6c572a85835d3e012faa17d54ac33e3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type QualityMap_statistics$data = {
  readonly countries: ReadonlyArray<{
    readonly count: number;
    readonly country: string;
    readonly place: {
      readonly latitude: number | null | undefined;
      readonly longitude: number | null | undefined;
      readonly numericCode: string | null | undefined;
    };
    readonly roundTrip: {
      readonly p50: number | null | undefined;
    };
  }>;
  readonly " $fragmentType": "QualityMap_statistics";
};
export type QualityMap_statistics$key = {
  readonly " $data"?: QualityMap_statistics$data;
  readonly " $fragmentSpreads": FragmentRefs<"QualityMap_statistics">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "QualityMap_statistics",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "MeasuredCountry",
      "kind": "LinkedField",
      "name": "countries",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "country",
          "storageKey": null
        },
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
          "concreteType": "Percentiles",
          "kind": "LinkedField",
          "name": "roundTrip",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "p50",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "CountryPlace",
          "kind": "LinkedField",
          "name": "place",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "numericCode",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "latitude",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "longitude",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "WebsiteStatistics",
  "abstractKey": null
};

(node as any).hash = "27aefa24858aaa1279a4cca7f2f4940d";

export default node;
