// Finds the places of addresses on a thread of its own: opening the databases takes most of a second.
import { parentPort } from 'node:worker_threads';
import { openPlaces, plainAddress } from '../clicks/place.ts';
import type { PlaceAnswer, PlaceQuestion } from './place-lookup.ts';

const places = await openPlaces();
parentPort!.on('message', ({ id, address }: PlaceQuestion) => {
  const { country, network } = places.find(plainAddress(address));
  parentPort!.postMessage({ id, country, network } satisfies PlaceAnswer);
});
