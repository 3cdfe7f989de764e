import type { Sound } from '../sound';
import type { Knock } from './knock';
import { SCORES } from './scores';

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** Strikes a sound on wood, as loud as `volume` says, from 0 to 1. */
export function strike(sound: Sound, volume: number): void {
  context ??= new AudioContext();
  const audio = context;
  if (audio.state === 'running') perform(audio, sound, volume);
  else void audio.resume().then(() => perform(audio, sound, volume));
}

function perform(audio: AudioContext, sound: Sound, volume: number): void {
  const master = audio.createGain();
  master.gain.value = volume;
  master.connect(audio.destination);
  for (const one of SCORES[sound] ?? []) knock(audio, master, one);
}

function knock(audio: AudioContext, out: AudioNode, { at, tone, decay, loud, click }: Knock) {
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
