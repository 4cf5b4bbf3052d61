/**
 * @generated SignedSource<<6e6ec9c0f0702a3fdd5bc03272435857>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ExperimentState = "ended" | "paused" | "running";
import type { FragmentRefs } from "relay-runtime";
export type ExperimentCard_experiment$data = {
  readonly report: {
    readonly verdict: {
      readonly " $fragmentSpreads": FragmentRefs<"VerdictText_verdict">;
    };
  };
  readonly state: ExperimentState;
  readonly url: {
    readonly domain: string | null | undefined;
    readonly id: string;
    readonly originalUrl: string;
    readonly shortCode: string;
    readonly title: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"useUrlTest_url">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ExperimentActions_experiment" | "ExperimentCardHeading_experiment" | "VariantTable_experiment">;
  readonly " $fragmentType": "ExperimentCard_experiment";
};
export type ExperimentCard_experiment$key = {
  readonly " $data"?: ExperimentCard_experiment$data;
  readonly " $fragmentSpreads": FragmentRefs<"ExperimentCard_experiment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ExperimentCard_experiment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ShortUrl",
      "kind": "LinkedField",
      "name": "url",
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
          "name": "title",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "originalUrl",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "useUrlTest_url"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ExperimentReport",
      "kind": "LinkedField",
      "name": "report",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ExperimentVerdict",
          "kind": "LinkedField",
          "name": "verdict",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "VerdictText_verdict"
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
      "name": "ExperimentCardHeading_experiment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "VariantTable_experiment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ExperimentActions_experiment"
    }
  ],
  "type": "Experiment",
  "abstractKey": null
};

(node as any).hash = "70f521868040fd41b9e29eecf605f365";

export default node;
