/**
 * @generated SignedSource<<eaa59ba8397e7a2101cd49bc2f3761e1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SystemDetails_details$data = {
  readonly journal: {
    readonly bytes: number;
    readonly lost: number;
    readonly maxBytes: number;
    readonly stored: number;
    readonly waitingBytes: number;
    readonly written: number;
  } | null | undefined;
  readonly placeFiles: ReadonlyArray<{
    readonly name: string;
    readonly publishedAt: string | null | undefined;
  }>;
  readonly stored: {
    readonly columnBytes: number;
    readonly databaseBytes: number;
    readonly lastDay: string | null | undefined;
    readonly segments: number;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"HealthChanges_details" | "JobsPanel_details" | "QueuesPanel_details">;
  readonly " $fragmentType": "SystemDetails_details";
};
export type SystemDetails_details$key = {
  readonly " $data"?: SystemDetails_details$data;
  readonly " $fragmentSpreads": FragmentRefs<"SystemDetails_details">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SystemDetails_details",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "JobsPanel_details"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "QueuesPanel_details"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SystemJournal",
      "kind": "LinkedField",
      "name": "journal",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "bytes",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "maxBytes",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "waitingBytes",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "written",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "stored",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lost",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SystemStored",
      "kind": "LinkedField",
      "name": "stored",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "databaseBytes",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "segments",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "columnBytes",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastDay",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PlaceFile",
      "kind": "LinkedField",
      "name": "placeFiles",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "publishedAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "HealthChanges_details"
    }
  ],
  "type": "SystemDetails",
  "abstractKey": null
};

(node as any).hash = "b65300a83fbdea0766ebf2e7ce1fcc7e";

export default node;
