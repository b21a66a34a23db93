#!/bin/sh
# Makes the media files of this folder with ffmpeg (5.1 was used): small, and with pictures that tests can tell apart.
# Each second of a clip has a colour of its own: red, green, blue, white.
set -e
cd "$(dirname "$0")"
ff() { ffmpeg -hide_banner -loglevel error -y "$@"; }

colours='color=red:s=160x90:r=15:d=1[a];color=lime:s=160x90:r=15:d=1[b];color=blue:s=160x90:r=15:d=1[c];color=white:s=160x90:r=15:d=1[d];[a][b][c][d]concat=n=4'
sound='sine=frequency=440:duration=4'
exact='-fflags +bitexact -flags:v +bitexact -flags:a +bitexact -map_metadata -1'

# 4 s, 160 x 90, with a key frame each second.
ff -f lavfi -i "$colours" -f lavfi -i "$sound" -c:v libvpx -b:v 30k -g 15 -c:a libopus -b:a 16k $exact clip.webm
ff -f lavfi -i "$colours" -f lavfi -i "$sound" -c:v libx264 -pix_fmt yuv420p -crf 35 -g 15 -c:a aac -b:a 16k -movflags +faststart $exact clip.mp4
# The same without sound, upright, 90 x 160.
ff -f lavfi -i "$colours,scale=90:160" -c:v libvpx -b:v 20k -g 15 -an $exact silent.webm

# A tone of 4 s.
ff -f lavfi -i "$sound" -c:a libmp3lame -b:a 16k -ac 1 $exact tone.mp3
ff -f lavfi -i "$sound" -c:a libopus -b:a 12k -ac 1 $exact tone.ogg

# HLS in two qualities, segments of 2 s. The muxer writes into the working directory.
cd hls
for quality in low:80x46:20k high:160x90:60k; do
  name=${quality%%:*}
  rest=${quality#*:}
  ff -f lavfi -i "$colours,scale=${rest%%:*}" -f lavfi -i "$sound" -c:v libx264 -pix_fmt yuv420p -b:v "${rest#*:}" -g 15 \
    -c:a aac -b:a 16k $exact -f hls -hls_time 2 -hls_list_size 0 -hls_playlist_type vod -hls_segment_type fmp4 \
    -hls_fmp4_init_filename "$name-init.mp4" -hls_segment_filename "$name-%d.m4s" "$name.m3u8"
done
cd ..
cat > hls/master.m3u8 <<'M'
#EXTM3U
#EXT-X-STREAM-INF:BANDWIDTH=60000,RESOLUTION=80x46,CODECS="avc1.64000a,mp4a.40.2"
low.m3u8
#EXT-X-STREAM-INF:BANDWIDTH=120000,RESOLUTION=160x90,CODECS="avc1.64000a,mp4a.40.2"
high.m3u8
M

# A file that ends in the middle of its picture data, and one that is no media at all.
head -c 6000 clip.webm > cut.webm
printf 'This is no video.' > broken.mp4

# Pictures: a photo of noise (400 x 300), one with transparency, and the photo turned by its EXIF orientation 6.
ff -f lavfi -i 'testsrc2=s=400x300:d=0.1' -frames:v 1 -q:v 4 $exact photo.jpg
ff -f lavfi -i 'color=red@0.5:s=40x30,format=rgba' -frames:v 1 $exact clear.png
ff -f lavfi -i 'testsrc2=s=400x300:d=0.1' -frames:v 1 -quality 40 $exact photo.webp
node -e '
const { readFileSync, writeFileSync } = require("node:fs");
const jpeg = readFileSync("photo.jpg");
// APP1: "Exif", a little-endian TIFF header, one directory with one entry: orientation (0x0112, SHORT, 1 value) = 6.
const tiff = Buffer.from("49492a0008000000" + "0100" + "1201" + "0300" + "01000000" + "06000000" + "00000000", "hex");
const body = Buffer.concat([Buffer.from("Exif\0\0", "latin1"), tiff]);
const length = Buffer.alloc(2); length.writeUInt16BE(body.length + 2);
writeFileSync("turned.jpg", Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xe1]), length, body, jpeg.subarray(2)]));
'

# Codes, and what a camera sees of the first one.
node codes.mjs
ff -loop 1 -i codes/qr.png -frames:v 1 -vf 'scale=240:240:flags=neighbor,pad=320:240:40:0:white' -pix_fmt yuvj420p -q:v 5 $exact -f mjpeg codes/camera.mjpeg

# A vector map of one tile.
node pmtiles.mjs
