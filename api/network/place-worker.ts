// Finds the places of addresses on a thread of its own, whose reads of the disk hold up no visitor.
import { parentPort } from 'node:worker_threads';
import { openPlaces, plainAddress } from '../click-model/place.ts';
import type { PlaceAnswer, PlaceQuestion } from './place-lookup.ts';

const places = openPlaces();
const answerOf = ({ id, address }: PlaceQuestion): PlaceAnswer => {
  const { country, network } = places.find(plainAddress(address));
  return { id, country, network };
};
parentPort!.on('message', (questions: PlaceQuestion[]) => parentPort!.postMessage(questions.map(answerOf)));
