/**
 * @generated SignedSource<<1f2c9438ee5ac829d34b116fd9ec7605>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ConfidenceLevel = "HIGH" | "LOW" | "MEDIUM";
export type ConnectionQuality = "EXCELLENT" | "FAIR" | "GOOD" | "POOR";
import type { FragmentRefs } from "relay-runtime";
export type RecentMeasurements_website$data = {
  readonly snippetMeasurements: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly confidenceLevel: ConfidenceLevel;
        readonly id: string;
        readonly isCounted: boolean;
        readonly isSuspect: boolean;
        readonly measuredAt: string;
        readonly networkType: string | null | undefined;
        readonly quality: ConnectionQuality | null | undefined;
        readonly rttMs: number | null | undefined;
        readonly score: number | null | undefined;
        readonly throughputMbps: number | null | undefined;
        readonly type: string;
      };
    }>;
  };
  readonly " $fragmentType": "RecentMeasurements_website";
};
export type RecentMeasurements_website$key = {
  readonly " $data"?: RecentMeasurements_website$data;
  readonly " $fragmentSpreads": FragmentRefs<"RecentMeasurements_website">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RecentMeasurements_website",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 10
        }
      ],
      "concreteType": "WebsiteSnippetMeasurementsConnection",
      "kind": "LinkedField",
      "name": "snippetMeasurements",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "WebsiteSnippetMeasurementsConnectionEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "SnippetMeasurement",
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
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "measuredAt",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "type",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "networkType",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "throughputMbps",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "rttMs",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "quality",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "score",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "confidenceLevel",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "isSuspect",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "isCounted",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "snippetMeasurements(first:10)"
    }
  ],
  "type": "Website",
  "abstractKey": null
};

(node as any).hash = "eca60c288f0c6a361e74ed64ec831f47";

export default node;
