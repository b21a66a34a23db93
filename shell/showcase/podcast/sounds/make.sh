#!/bin/sh
# Makes the sounds of the podcast with ffmpeg (5.1 was used): nobody's work but ours. Opus, and MP3 for browsers without it.
set -e
cd "$(dirname "$0")"

make() {
  name=$1
  shift
  exact='-fflags +bitexact -flags:a +bitexact -map_metadata -1'
  ffmpeg -hide_banner -loglevel error -y "$@" -ac 1 -c:a libopus -b:a 24k $exact "$name.ogg"
  ffmpeg -hide_banner -loglevel error -y "$@" -ac 1 -c:a libmp3lame -b:a 32k $exact "$name.mp3"
}

# Waves that come and go.
make surf -f lavfi -i 'anoisesrc=color=brown:duration=30:amplitude=0.7:seed=7,tremolo=f=0.14:d=0.85,lowpass=f=1100,afade=in:d=1,afade=out:st=28:d=2'
# Bells: a chord, of which each second has another note.
make bells -f lavfi -i "aevalsrc='0.28*(sin(2*PI*(392+131*mod(floor(t),3))*t)+0.4*sin(4*PI*(392+131*mod(floor(t),3))*t))*exp(-3*mod(t,1))':d=24:s=48000,afade=out:st=22:d=2"
# Rain on water, with a low hum below.
make rain -f lavfi -i 'anoisesrc=color=pink:duration=26:amplitude=0.35:seed=3,highpass=f=700,lowpass=f=6000[a];sine=frequency=98:duration=26,volume=0.25,tremolo=f=0.3:d=0.5[b];[a][b]amix=inputs=2:duration=shortest,afade=in:d=1,afade=out:st=24:d=2'
# Whales, from far away.
make whales -f lavfi -i "aevalsrc='0.35*sin(2*PI*(180*t+22*sin(0.9*t)))*(0.5+0.5*sin(0.7*t))+0.06*sin(2*PI*61*t)':d=28:s=48000,aecho=0.8:0.6:380|640:0.4|0.25,afade=in:d=1,afade=out:st=26:d=2"
