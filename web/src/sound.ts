import { prefs } from './prefs.svelte';

/** A dry, wooden, close sound of the table. */
export type Sound =
  'move' | 'capture' | 'check' | 'refused' | 'lowTime' | 'win' | 'loss' | 'draw' | 'notify';

/** One knock: a decaying tone with its wooden overtone, and the click of the contact. */
interface Knock {
  /** Seconds after the start. */
  at: number;
  /** Hertz. */
  tone: number;
  /** Seconds until it has died. */
  decay: number;
  loud: number;
  /** How much of the contact's click is heard, 0 to 1. */
  click: number;
}

const knock = (at: number, tone: number, decay: number, loud = 0.8, click = 0.6): Knock => ({
  at,
  tone,
  decay,
  loud,
  click,
});

const SCORES: Record<Sound, Knock[]> = {
  move: [knock(0, 310, 0.07)],
  capture: [knock(0, 420, 0.05, 0.7, 0.9), knock(0.045, 240, 0.09, 0.9, 0.5)],
  check: [knock(0, 720, 0.12, 0.8, 0.4)],
  refused: [knock(0, 110, 0.12, 0.7, 0.05)],
  lowTime: [knock(0, 1500, 0.03, 0.4, 0.8), knock(0.11, 1250, 0.03, 0.4, 0.8)],
  win: [knock(0, 392, 0.11), knock(0.1, 494, 0.11), knock(0.2, 587, 0.18)],
  loss: [knock(0, 196, 0.2, 0.55, 0.2)],
  draw: [knock(0, 330, 0.1), knock(0.13, 330, 0.1)],
  notify: [knock(0, 523, 0.08, 0.6, 0.3), knock(0.09, 784, 0.12, 0.5, 0.3)],
};

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** Plays a sound, if the visitor wants any and the browser lets a page speak yet. */
export function play(sound: Sound): void {
  if (!prefs.sound || prefs.volume === 0 || typeof AudioContext === 'undefined') return;
  // A page nobody has touched may not speak: a sound kept for later would come at the wrong time.
  if (navigator.userActivation && !navigator.userActivation.hasBeenActive) return;
  context ??= new AudioContext();
  const audio = context;
  if (audio.state === 'running') perform(audio, sound);
  else void audio.resume().then(() => perform(audio, sound));
}

function perform(audio: AudioContext, sound: Sound): void {
  const master = audio.createGain();
  master.gain.value = prefs.volume;
  master.connect(audio.destination);
  for (const one of SCORES[sound]) strike(audio, master, one);
}

function strike(audio: AudioContext, out: AudioNode, { at, tone, decay, loud, click }: Knock) {
  const start = audio.currentTime + 0.005 + at;
  // A struck bar of wood rings at its tone and, weaker and shorter, near 2.8 times it.
  for (const [ratio, share, life] of [
    [1, 1, 1],
    [2.76, 0.35, 0.5],
  ] as const) {
    const voice = audio.createOscillator();
    voice.type = 'sine';
    voice.frequency.setValueAtTime(tone * ratio * 1.06, start);
    voice.frequency.exponentialRampToValueAtTime(tone * ratio, start + 0.02);
    const gain = fading(audio, start, loud * share * 0.5, decay * life);
    voice.connect(gain).connect(out);
    voice.start(start);
    voice.stop(start + decay * life + 0.02);
  }
  noise ??= whiteNoise(audio);
  const contact = audio.createBufferSource();
  contact.buffer = noise;
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = Math.min(tone * 5, 4200);
  filter.Q.value = 0.9;
  contact
    .connect(filter)
    .connect(fading(audio, start, loud * click, 0.022))
    .connect(out);
  contact.start(start, 0, 0.05);
}

function fading(audio: AudioContext, start: number, peak: number, decay: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(Math.max(peak, 0.0002), start + 0.002);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + decay);
  return gain;
}

function whiteNoise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * 0.05), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}
